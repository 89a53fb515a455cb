import { admin } from '#app/admin/copy/admin.ts'
import { toast } from '#app/toast/toast.ts'

/** Says that a part of the panel could not be loaded, as without a network or after an update of the site. */
export const tellPartFailed = () => toast({ ...admin.partFailed, tone: 'error' })
