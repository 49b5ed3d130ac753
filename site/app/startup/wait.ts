/** Stands in the head of a page whose app is deferred, with all that it imports. */
import { countVisits } from './count-visits.ts'
import { replayPresses } from './replay-presses.ts'
import { startOnInteraction } from './start-on-interaction.ts'

startOnInteraction()
replayPresses()
countVisits()
