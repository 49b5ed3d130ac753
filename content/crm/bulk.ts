import { writeCount } from '../write-count.ts'

export const crmBulk = {
  begin: 'Select',
  end: 'Done selecting',
  label: 'Actions for what is selected',
  choose: (name: string) => `Select ${name}`,
  all: 'Select all shown',
  chosen: (count: number) => `${writeCount(count)} selected`,
  matching: (total: number) => `Select all ${writeCount(total)} that match`,
  allMatching: (total: number) => `All ${writeCount(total)} that match are selected`,
  tooMany: (total: number, max: number) =>
    `${writeCount(total)} match. To select all of them, filter the list to ${writeCount(max)} or fewer.`,
  working: 'Working...',
  done: (count: number) => (count === 1 ? '1 changed.' : `${writeCount(count)} changed.`),
  failed: (count: number) => (count === 1 ? '1 could not be changed' : `${writeCount(count)} could not be changed`),
  contacts: {
    tag: 'Tag',
    tagTitle: 'Add a tag to all selected',
    tagSubmit: 'Add the tag',
    assign: 'Assign',
    trash: 'Move to trash',
  },
  deals: { move: 'Move to stage', assign: 'Change owner', trash: 'Move to trash' },
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
    assign: 'Assign',
    release: 'Unassign',
    close: 'Close',
    reopen: 'Reopen',
    spam: 'Spam',
    'not-spam': 'Not spam',
  },
}
