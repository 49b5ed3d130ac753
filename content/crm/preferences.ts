export const crmNotices = {
  heading: 'Email notifications',
  text: (email: string) => `They go to ${email}.`,
  digest: {
    label: 'Daily digest',
    hint: 'At eight in the morning, studio time: tasks due, enquiries without a reply, stale deals. No email when there is nothing.',
  },
  submissions: {
    label: 'New enquiries',
    hint: 'An email at once for each new enquiry. The studio’s own address gets one in any case.',
  },
  reminders: {
    label: 'Task reminders',
    hint: 'For tasks with a reminder. The CRM shows them too, whatever you choose here.',
  },
  assignments: {
    label: 'Assigned to me, answers of my clients, and notes with my name',
    hint: 'Not for what you have read in the CRM by then, where the bell shows it at once.',
  },
  calendar: {
    heading: 'Calendar',
    text: 'Your tasks, meetings and the closing days of your deals in Google Calendar, Apple Calendar or Outlook, by a private address that they fetch every few hours.',
    off: 'You have no calendar address yet.',
    since: (day: string) => `Your calendar address was created on ${day}, and was shown only then.`,
    make: 'Create calendar address',
    close: {
      open: 'Revoke address',
      title: 'Revoke the calendar address?',
      text: 'Calendars that use it stop getting anything. You can create a new one at any time.',
      submit: 'Revoke it',
    },
    closed: 'The calendar address is revoked.',
    label: 'Calendar address',
    once: 'It is shown only now. Whoever has it can read your tasks, so give it only to your own calendar; a new password or role revokes it. In Google Calendar: Other calendars, From URL.',
    copy: { label: 'Copy address', done: 'Copied.' },
  },
}

export const crmReminders = {
  label: 'Reminders',
  at: (day: string, hour: string) => `${day}, ${hour}`,
  seen: 'Dismiss',
  snoozeAbout: (title: string) => `Snooze the reminder: ${title}`,
  /** In the order of the contract. */
  snoozes: ['In 10 min', 'In 1 h', 'Tomorrow'].map((label, place) => ({ value: String(place), label })),
  others: (count: number) => (count === 1 ? '1 more reminder' : `${count} more reminders`),
  fewer: 'Show only the first',
  seenAbout: (title: string) => `Dismiss the reminder: ${title}`,
}

export const crmDevices = {
  heading: 'Remembered devices',
  text: 'Where you stay logged in for 30 days after a code. Remove what you no longer use, and at once what you have lost.',
  none: 'None. When you log in with a code, you can choose to stay logged in.',
  this: 'this device',
  since: (day: string, used: string) => `Since ${day}, last used ${used}`,
  forget: 'Remove',
  forgotten: 'The device is removed. It has to log in again.',
}
