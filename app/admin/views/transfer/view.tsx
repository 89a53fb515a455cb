import type { ViewProps } from '#app/admin/catalog/view-props.ts'
import { admin } from '#app/admin/copy/admin.ts'
import { history } from '#app/admin/copy/history.ts'
import { transfer } from '#app/admin/copy/transfer.ts'
import { exportItems } from '#app/admin/export-file/export.ts'
import { Button } from '#app/ui/button.tsx'
import { ImportFile } from './import-file.tsx'
import '#app/admin/change-log/list-foot.css'
import './transfer-part.css'
import './view.css'

/** Exports the whole list, and imports one from here or from another site. */
export default function TransferView({ items, readFailed }: Pick<ViewProps, 'items' | 'readFailed'>) {
  return (
    <section
      className="transfer-view panel-view"
      aria-labelledby="transfer-heading"
      aria-busy={!items && !readFailed}
    >
      <div className="admin-heading">
        <h2 id="transfer-heading" tabIndex={-1}>
          {transfer.title}
        </h2>
        <p className="transfer-hint">{transfer.hint}</p>
      </div>
      {items ? (
        <div className="transfer-part">
          <div>
            <h3>{transfer.export.title}</h3>
            <p>{transfer.export.explanation}</p>
          </div>
          <Button tone="outline" onClick={() => exportItems(items)}>
            {transfer.export.act(items.length)}
          </Button>
        </div>
      ) : (
        <p className="list-foot">{readFailed ? admin.items.failed : history.loading}</p>
      )}
      <ImportFile items={items} />
    </section>
  )
}
