// What a panel says that was opened before the site was updated.
export const siteUpdate = {
  title: 'The site has been updated.',
  meaning:
    'Reload the panel before you edit: it may still show the default texts of the old version. Unsaved drafts are kept.',
  reload: 'Reload',
}
