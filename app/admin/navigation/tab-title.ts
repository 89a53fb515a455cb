// The title of the tab: a title, and before it the number of unread messages. Each changes without the other.
const unreadPart = /^\(\d+\) /

export function setTabTitle(title: string): void {
  document.title = `${unreadPart.exec(document.title)?.[0] ?? ''}${title}`
}

export function setUnreadInTab(unread: number): void {
  const title = document.title.replace(unreadPart, '')
  document.title = unread > 0 ? `(${unread}) ${title}` : title
}
