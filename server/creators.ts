import { manageCreators } from '@nokshi/api/linkhub/command.ts'
import { runCommand } from './run-command.ts'

/** `npm run creators` */
runCommand(manageCreators)
