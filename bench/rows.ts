import { growth, growthOnPostgres } from './growth/growth.ts'
import { lighthouse, lighthouseInArabic, lighthouseInBangla } from './lighthouse/lighthouse.ts'
import { links } from './process/links.ts'
import { memory } from './process/memory.ts'
import { start } from './process/start.ts'
import type { Row } from './row.ts'
import { beacon } from './speed/beacon.ts'
import { crm, crmOnPostgres } from './speed/crm.ts'
import { deployed } from './speed/deployed.ts'
import { hub } from './speed/hub.ts'
import { profile } from './speed/profile.ts'
import { marketing } from './weight/marketing.ts'
import { weight } from './weight/weight.ts'

/** In the order of the design's table; what takes longest comes last. */
export const rows: Row[] = [
  deployed,
  hub,
  beacon,
  profile,
  weight,
  marketing,
  memory,
  links,
  start,
  lighthouse,
  lighthouseInBangla,
  lighthouseInArabic,
  growth,
  growthOnPostgres,
  crm,
  crmOnPostgres,
]
