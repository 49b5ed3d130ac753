import { writeCount } from '../write-count.ts'

export const crmMany = {
  begin: 'Select',
  end: 'Done selecting',
  label: 'Actions for what is selected',
  choose: (name: string) => `Select ${name}`,
  all: 'Select all shown',
  chosen: (count: number) => `${writeCount(count)} selected`,
  matching: (total: number) => `Select all ${writeCount(total)} that match`,
  allMatching: (total: number) => `All ${writeCount(total)} that match are selected`,
  working: 'Working...',
  done: (count: number) => (count === 1 ? '1 changed.' : `${writeCount(count)} changed.`),
  failed: (count: number) =>
    count === 1 ? '1 could not be changed' : `${writeCount(count)} could not be changed`,
  deals: {
    move: 'Move to stage',
    assign: 'Change owner',
    close: 'Closing day',
    closeSubmit: 'Set the day',
    trash: 'Move to trash',
  },
  tasks: {
    done: 'Mark done',
    reopen: 'Reopen',
    assign: 'Assign',
    due: 'Change date',
    dueSubmit: 'Set the date',
    trash: 'Move to trash',
  },
  inbox: {
    take: 'Assign to me',
    release: 'Unassign',
    close: 'Close',
    reopen: 'Reopen',
    spam: 'Spam',
    'not-spam': 'Not spam',
  },
}
