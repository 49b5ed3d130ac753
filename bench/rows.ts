import { beacon } from './beacon.ts'
import { crm, crmOnPostgres } from './crm.ts'
import { deployed } from './deployed.ts'
import { growth, growthOnPostgres } from './growth.ts'
import { hub } from './hub.ts'
import { lighthouse, lighthouseInArabic, lighthouseInBangla } from './lighthouse.ts'
import { links } from './links.ts'
import { marketing } from './marketing.ts'
import { memory } from './memory.ts'
import { profile } from './profile.ts'
import type { Row } from './row.ts'
import { start } from './start.ts'
import { weight } from './weight.ts'

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
