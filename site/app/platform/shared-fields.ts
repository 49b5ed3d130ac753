/** Parameters of the dashboard's address with what another app has shared; by their names in its manifest. */
export const sharedFields = { title: 'shared-title', text: 'shared-text', url: 'shared-url' }
