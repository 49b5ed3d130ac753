export const crmViews = {
  label: 'Saved views',
  save: 'Save view',
  saveTitle: 'Save these filters as a view',
  name: 'Name',
  shared: { label: 'Share with everybody', hint: 'Colleagues see it beside their own.' },
  by: (name: string) => `shared by ${name}`,
  saved: 'View saved.',
  delete: 'Delete view',
  deleted: 'View deleted.',
}
