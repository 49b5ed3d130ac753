/** The setting that says when a backup was restored: everybody's way into the CRM was closed at that moment. */
export const RESTORED_AT = 'restored-at'
