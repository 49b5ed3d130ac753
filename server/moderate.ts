import { moderate } from '@nokshi/api/moderation/command.ts'
import { runCommand } from './lifecycle/run-command.ts'

/** `npm run moderate` */
runCommand(moderate)
