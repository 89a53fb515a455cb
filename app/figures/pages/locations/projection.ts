// The land of the Earth as dots, and where places and the routes between them lie on that map. The projection is equirectangular:
// longitude across and latitude down at one scale, so that every dot stands for as many degrees and 15° are an hour of the sun.

import type { Point } from '#app/figures/kit/path.ts'

/** Degrees, north and east positive. */
export interface Place {
  latitude: number
  longitude: number
}

/** Degrees that one dot stands for. */
const step = 2.5
const north = 90
const west = -180
/** Dots across and down: from the north pole to 60° south, where only Antarctica is left out. */
export const columns = 144
export const rows = 60

// Drawn by hand. A character holds two dots by four (Unicode 17, block "Braille Patterns"), so the map can be read here as well.
const land = [
  '⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⣀⣀⣀⣀⣀⢀⣀⣀⣀⣀⣀⣀⣀⣀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀',
  '⠀⠀⠀⠀⢀⠀⠀⠀⠀⠀⠀⠠⢀⣐⣒⠒⠮⡍⢛⣿⣉⡉⠙⠛⠻⣿⣿⣿⣿⣿⣿⡿⠁⠀⠀⠀⠀⠀⠈⠉⠁⠀⠀⠀⠀⠀⢀⡤⠒⢀⡀⢀⣠⣤⣤⣼⣷⣶⣦⣀⣀⣀⣀⣀⣀⣀⠀⠀⠀⠀⠀⠀',
  '⠒⠂⠀⣻⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣶⣶⡿⠗⠇⢀⣙⠷⠂⠀⠘⢿⡿⠋⠉⠀⠰⠖⠀⠀⠀⠀⣀⣴⡾⢻⣿⣿⣥⣤⣶⣶⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⢿⣿⣿⠿',
  '⠀⠀⠀⠈⠉⠁⠀⠀⠈⠙⢿⣿⣿⣿⣿⣿⣿⣶⣦⣄⣼⣿⣿⣷⣄⠀⠀⠀⠀⠀⠀⠀⠀⠀⠤⣷⣀⣹⣽⣥⣶⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣯⡁⠀⠀⠾⠃⠀⠀⠀',
  '⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⣿⣿⣿⣿⣿⣿⣿⣟⣿⣿⡿⠛⠂⠈⠁⠀⠀⠀⠀⠀⠀⠀⠀⣀⣸⡿⢟⢟⡿⣿⣟⣛⣻⣿⣟⢹⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⠿⠋⡬⠀⠀⠀⠀⠀⠀⠀',
  '⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠘⢿⣿⣿⣿⣿⣿⣿⣿⠟⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⣹⣯⣶⣶⣄⡀⣉⣈⣙⣿⣿⣿⣾⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⡀⠑⡤⠞⠃⠀⠀⠀⠀⠀⠀⠀',
  '⠀⠀⠀⠀⢀⠀⠀⠀⠀⠀⠀⠀⠀⠉⠻⣿⡏⠀⡀⢘⣀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⢀⣾⣿⣿⣿⣿⣿⣿⣿⣿⣷⡻⣿⣿⣭⣟⠛⠻⣿⣿⣿⡿⢿⣿⣿⡿⠿⠟⠁⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀',
  '⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠈⠙⠚⢧⡄⠀⣉⣀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠸⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣷⣽⢟⠋⠁⠀⠀⠘⣿⠋⠀⠀⢻⢿⡧⠀⠀⢇⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀',
  '⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠉⣹⣿⣿⣿⣦⣄⠀⠀⠀⠀⠀⠀⠀⠈⠛⠛⠛⠻⣿⣿⣿⣿⣿⣿⣿⠟⠀⠀⠀⠀⠀⠀⠁⠀⠀⢨⡆⢀⣠⡦⠘⠁⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀',
  '⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⣿⣿⣿⣿⣿⣿⣷⣶⣦⠀⠀⠀⠀⠀⠀⠀⠀⠀⢻⣿⣿⣿⣿⣿⠁⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠙⠦⣙⢁⣃⠀⠘⢲⣶⣄⠀⠀⠀⠀⠀⠀',
  '⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠈⠻⣿⣿⣿⣿⣿⣿⠃⠀⠀⠀⠀⠀⠀⠀⠀⠀⢸⣿⣿⣿⣿⡿⢀⣴⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⣀⣤⣶⣄⣴⡀⠀⠀⠀⠀⠀⠀',
  '⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⣿⣿⣿⣿⠟⠉⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠈⢿⣿⣿⡟⠀⠘⠋⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠐⣿⣿⣿⣿⣿⣿⣿⡆⠀⠀⠁⠀⠀',
  '⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⢸⣿⣿⠟⠋⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠘⠛⠋⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠛⠋⠉⠉⠛⢿⠿⠃⠀⠀⠀⢠⡀',
  '⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⣿⡟⠁⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠁⠀⠀⠀⠰⠚⠀',
  '⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠙⠃⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀',
]
const bits = [
  [0x01, 0x08],
  [0x02, 0x10],
  [0x04, 0x20],
  [0x40, 0x80],
]

function isDot(column: number, row: number): boolean {
  const character = land[row >> 2]?.charCodeAt(column >> 1) ?? 0
  return (character & (bits[row & 3]?.[column & 1] ?? 0)) !== 0
}

/** Whether a place lies on land, as far as dots can tell. */
export const isLand = (place: Place) => {
  const [x, y] = project(place)
  return isDot(Math.floor(x), Math.floor(y))
}

/** Where a place lies on the map, in dots from its upper left corner. */
export const project = ({ latitude, longitude }: Place): Point => [
  (longitude - west) / step,
  (north - latitude) / step,
]

/** The dots of land as runs from west to east: the column and row of the first dot, and how many there are. */
export function landRuns(): { column: number; row: number; length: number }[] {
  return Array.from({ length: rows }, (_, row) => {
    const dots = Array.from({ length: columns }, (_, column) => (isDot(column, row) ? '#' : ' ')).join('')
    return [...dots.matchAll(/#+/g)].map(({ index, 0: run }) => ({ column: index, row, length: run.length }))
  }).flat()
}
