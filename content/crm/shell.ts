import { writeCount } from '../write-count.ts'

/** Where one can go. `key` follows g. */
export const crmPlaces = [
  { to: '/crm', label: 'Today', key: 'h' },
  { to: '/crm/inbox', label: 'Inbox', key: 'i' },
  { to: '/crm/deals', label: 'Deals', key: 'd' },
  { to: '/crm/contacts', label: 'Contacts', key: 'c' },
  { to: '/crm/companies', label: 'Companies', key: 'o' },
  { to: '/crm/tasks', label: 'Tasks', key: 't' },
  { to: '/crm/sales-report', label: 'Sales report', key: 'r' },
  { to: '/crm/linkhub', label: 'LinkHub', key: 'l' },
  { to: '/crm/website', label: 'Website', key: 'w' },
  { to: '/crm/settings', label: 'Settings', key: 's' },
] as const

/** Less often, from the palette, the menu and the settings; offered to those who can do something there. */
export const crmFurtherPlaces = [
  { to: '/crm/import', label: 'Import contacts', needs: 'member' },
  { to: '/crm/changes', label: 'Activity log', needs: 'viewer' },
  { to: '/crm/trash', label: 'Trash', needs: 'viewer' },
] as const

/** What can be made from anywhere. */
export const crmMakes = [
  { to: '/crm/contacts/new', label: 'New contact', key: 'c' },
  { to: '/crm/deals?new=1', label: 'New deal', key: 'd' },
  { to: '/crm/tasks?new=1', label: 'New task', key: 't' },
] as const

export const crmPalette = {
  title: 'Search everything',
  placeholder: 'A name, a phone number, a reference, or what to do',
  none: 'Nothing found. Try the beginning of a name or the first digits of a number.',
  failed: 'Search is not available right now. Commands still work.',
  groups: { found: 'Results', makes: 'Add', places: 'Go to' },
  kinds: { contact: 'Contact', company: 'Company', deal: 'Deal', submission: 'Enquiry', task: 'Task', note: 'Note' },
  count: (hits: number) => (hits === 1 ? '1 result' : `${writeCount(hits)} results`),
}

export const crmShortcuts = {
  title: 'Keyboard shortcuts',
  text: 'They work while you are not typing in a field.',
  switch: {
    label: 'Shortcuts with single keys',
    hint: 'Switch them off if you use voice input, or press keys by accident.',
  },
  list: [
    { keys: ['Ctrl', 'K'], does: 'Search everything (⌘ K on a Mac)' },
    { keys: ['/'], does: 'Search everything' },
    { keys: ['n'], does: 'Notifications' },
    { keys: ['?'], does: 'This list' },
  ],
  inbox: {
    heading: 'In the inbox',
    list: [
      { keys: ['j'], does: 'Next enquiry' },
      { keys: ['k'], does: 'Previous enquiry' },
    ],
    changes: [
      { keys: ['t'], does: 'Assign to me' },
      { keys: ['a'], does: 'Assign to a colleague' },
      { keys: ['r'], does: 'Reply to it' },
      { keys: ['e'], does: 'Close it' },
    ],
  },
}
