// What a panel says that was opened before the site was updated.
export const siteUpdate = {
  title: 'The site has been updated.',
  reloadNow:
    'Reload the panel before you edit: it may still show the default texts of the old version. Unsaved drafts are kept, even if your browser asks whether to leave.',
  /** If drafts cannot be stored. */
  saveFirst:
    'Save what you are editing, then reload the panel: it may still show the default texts of the old version.',
  reload: 'Reload',
}
