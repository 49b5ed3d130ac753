import { checkLengths } from './check-lengths.ts'
import { checkSamples } from './check-samples.ts'
import { checkVariety } from './check-variety.ts'
import { checkVoice } from './check-voice.ts'
import type { Content } from './everything.ts'

/** What reads or looks less well than it could, one sentence each. It stops nothing: the owner decides. */
export function findWarnings(content: Content): string[] {
  return [
    ...checkLengths(content),
    ...checkVariety(content),
    ...checkVoice(content),
    ...checkSamples(content),
  ]
}
