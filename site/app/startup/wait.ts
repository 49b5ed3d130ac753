/** Stands in the head of a page whose app is deferred, with all that it imports. */
import { holdPresses } from './replay-presses.ts'
import { startOnSign } from './start-on-interaction.ts'

startOnSign()
holdPresses()
