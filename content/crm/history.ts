export const crmChanges = {
  title: 'Activity log',
  note: 'Who changed what, also in the team, the settings and the exports. What can be undone has a button.',
  form: 'the site’s forms',
  command: 'a command on the server',
  planned: 'by itself, as planned',
  undo: 'Undo',
  undone: 'undone',
  empty: {
    title: 'Nothing has happened yet',
    text: 'Every change to a contact, a company, a deal or a task appears here, and can be undone.',
  },
}

export const crmTrash = {
  title: 'Trash',
  note: (days: number) => `Emptied after ${days} days.`,
  kinds: { contact: 'Contact', company: 'Company', deal: 'Deal', task: 'Task', contentEntry: 'Website' },
  restore: 'Restore',
  open: { text: 'It is in the trash. Restore it to see and change it again.', submit: 'Restore and open' },
  restored: (title: string) => `${title} is back.`,
  empty: { title: 'The trash is empty', text: 'What you delete is kept here for a while, and can be restored.' },
}
