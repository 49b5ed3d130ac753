import { manageStaff } from '@nokshi/api/staff/command.ts'
import { runCommand } from './lifecycle/run-command.ts'

/** `npm run staff` */
runCommand(manageStaff)
