import { manageCreators } from '@nokshi/api/linkhub/command.ts'
import { runCommand } from './lifecycle/run-command.ts'

/** `npm run creators` */
runCommand(manageCreators)
