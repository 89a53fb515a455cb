import type { HistoryViewProps } from '../history/history-views.tsx'
export function TransferView({ items }: HistoryViewProps) {
  return <section className="transfer-view content-list">{items?.length}</section>
}
