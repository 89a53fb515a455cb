import { installCursor } from '#app/enhance/cursor.ts'

installCursor()
