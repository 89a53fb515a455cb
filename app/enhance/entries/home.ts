// The script of Home: the dot that follows the mouse.
import { installCursor } from '#app/enhance/cursor.ts'

installCursor()
