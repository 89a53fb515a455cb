// The texts of the view "Pages".

export const pages = {
  title: 'Pages',
}
