import { moveContent } from '@nokshi/api/website/command.ts'
import { runCommand } from './lifecycle/run-command.ts'

/** `npm run content` */
runCommand(moveContent)
