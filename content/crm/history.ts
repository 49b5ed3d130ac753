export const crmChanges = {
  title: 'Activity log',
  note: 'Who changed what, also in the team, the settings and the exports. What can be undone has a button.',
  form: 'the site’s forms',
  command: 'a command on the server',
  undo: 'Undo',
  undone: 'undone',
  empty: {
    title: 'Nothing has happened yet',
    text: 'Every change to a person, a company, a deal or a task will stand here, and can be undone here.',
  },
}

export const crmTrash = {
  title: 'Trash',
  note: (days: number) => `Emptied after ${days} days.`,
  kinds: { contact: 'Person', company: 'Company', deal: 'Deal', task: 'Task' },
  restore: 'Restore',
  restored: (title: string) => `${title} is back.`,
  empty: {
    title: 'The trash is empty',
    text: 'What you throw away waits here for a while, and can be restored.',
  },
}
