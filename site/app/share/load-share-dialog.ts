export const loadShareDialog = () => import('./share-dialog.tsx').then(({ ShareDialog }) => ShareDialog)
