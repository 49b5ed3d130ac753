import { manageStaff } from '@nokshi/api/crm/staff/command.ts'
import { runCommand } from './lifecycle/run-command.ts'

/** `npm run staff` */
runCommand(manageStaff)
