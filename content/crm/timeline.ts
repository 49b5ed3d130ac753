import { writeCount } from '../write-count.ts'

export const crmTimeline = {
  heading: 'Timeline',
  kinds: {
    note: 'Note',
    call: 'Call',
    meeting: 'Meeting',
    email: 'Email',
    whatsapp: 'WhatsApp',
    submission: 'Enquiry',
    'mail-sent': 'Email sent',
    'mail-received': 'Email received',
    'stage-changed': 'Moved',
    changed: 'Changed',
    'task-done': 'Done',
    merged: 'Merged',
    created: 'Added',
  },
  byForm: 'the site’s form',
  byMail: 'by email',
  about: 'about',
  moved: (from: string, to: string) => (from ? `From ${from} to ${to}` : `To ${to}`),
  merged: (from: string) => `${from} was merged into this`,
  request: (reference: string) => `Enquiry ${reference}`,
  joined: 'added to a deal that was already open',
  composer: {
    label: 'Type',
    placeholders: {
      note: 'What should the others know?',
      call: 'What was said on the phone?',
      meeting: 'What was agreed?',
    },
    submit: { note: 'Add note', call: 'Log call', meeting: 'Log meeting' },
    busy: 'Adding...',
    hint: 'Ctrl or ⌘ and Enter',
    added: { note: 'Note added.', call: 'Call logged.', meeting: 'Meeting logged.' },
  },
  edit: 'Edit',
  delete: 'Delete',
  reworded: 'Saved.',
  deleted: 'Deleted.',
  conflict: 'Somebody else changed this meanwhile. It stands above as it is now; your words are still here.',
  empty: {
    title: 'Nothing has happened yet',
    text: 'Notes, calls, meetings, messages and changes appear here, newest first.',
  },
}

export const crmNextStep = {
  question: 'Follow-up?',
  text: 'When should somebody get in touch again?',
  title: 'What',
  followUp: (name: string) => `Follow up with ${name}`,
  followUpPlain: 'Follow up',
  pick: 'Pick a day',
  add: 'Add',
  later: 'Not now',
  added: (day: string) => `Follow-up: ${day}.`,
}

export const crmTasks = {
  title: 'Tasks',
  note: {
    mine: (count: number) => `${inTotal(count)} assigned to you`,
    all: (count: number) => `${inTotal(count)} of the whole team`,
    done: (count: number) => `${inTotal(count)} done`,
  },
  label: 'Whose tasks',
  whose: { mine: 'Mine', all: 'Everybody’s', done: 'Done' },
  groups: { overdue: 'Overdue', today: 'Today', tomorrow: 'Tomorrow', later: 'Later', someday: 'No due date' },
  add: 'New task',
  addTitle: 'New task',
  editTitle: 'Edit task',
  about: 'About',
  fields: {
    title: 'Task',
    kind: 'Type',
    due: 'Due date',
    hour: 'Time',
    reminder: 'Reminder',
    noReminder: 'None',
    assignee: 'Assigned to',
    contact: 'Contact',
    deal: 'Deal',
  },
  kinds: { todo: 'To do', call: 'Call', email: 'Email', meeting: 'Meeting' },
  reminders: {
    0: 'At the time',
    10: '10 minutes before',
    30: '30 minutes before',
    60: '1 hour before',
    1440: '1 day before',
  },
  edit: (title: string) => `Edit: ${title}`,
  tick: (title: string) => `Done: ${title}`,
  ticked: 'Task done.',
  unticked: 'Task reopened.',
  added: 'Task added.',
  saved: 'Task saved.',
  remove: 'Move to trash',
  removed: 'The task is in the trash.',
  none: 'Nothing to do here.',
  conflict: 'Somebody else changed this task meanwhile. What is below is how it is now.',
  empty: {
    mine: { title: 'No tasks', text: 'Plan a follow-up with every client. Add a task here, or after any reply.' },
    all: { title: 'No tasks', text: 'The tasks of the whole team appear here, overdue ones first.' },
    done: { title: 'Nothing done yet', text: 'Completed tasks appear here, newest first.' },
  },
}

function inTotal(count: number) {
  return count === 1 ? '1 task' : `${writeCount(count)} tasks`
}
