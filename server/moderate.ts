import { moderate } from '@nokshi/api/moderation/command.ts'
import { runCommand } from './run-command.ts'

/** `npm run moderate` */
runCommand(moderate)
