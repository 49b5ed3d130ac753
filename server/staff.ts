import { manageStaff } from '@nokshi/api/staff/command.ts'
import { runCommand } from './run-command.ts'

/** `npm run staff` */
runCommand(manageStaff)
