// The Earth's land as dots, and where places and the routes between them are on that map. The projection is
// equirectangular: longitude is horizontal and latitude vertical, at the same scale. All dots cover the same number of
// degrees, and 15° are one hour of solar time.

import type { Point } from '#app/figures/kit/path.ts'

/** Degrees; north and east are positive. */
export interface Place {
  latitude: number
  longitude: number
}

const degreesPerDot = 2.5
const north = 90
const south = -60
const west = -180
/** Dots across and down: from the north pole to 60° south, which leaves out only Antarctica. */
export const columns = 144
export const rows = 60

// Drawn by hand. A character holds two by four dots (Unicode block "Braille Patterns"), so that the map is readable
// here, too.
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

/** Whether a place is on land, as far as the dots can tell. */
export const isLand = (place: Place) => {
  const [x, y] = project(place)
  return isDot(Math.floor(x), Math.floor(y))
}

/** Whether the map reaches a place. */
export const isOnMap = ({ latitude }: Place) => latitude >= south

/** Returns where a place is on the map, in dots from the upper left corner. */
export const project = ({ latitude, longitude }: Place): Point => [
  (longitude - west) / degreesPerDot,
  (north - latitude) / degreesPerDot,
]

/** Returns the dots on land as runs from west to east: column and row of the first dot, and the number of dots. */
export function landRuns(): { column: number; row: number; length: number }[] {
  return Array.from({ length: rows }, (_, row) => {
    const dots = Array.from({ length: columns }, (_, column) => (isDot(column, row) ? '#' : ' ')).join('')
    return [...dots.matchAll(/#+/g)].map(({ index, 0: run }) => ({ column: index, row, length: run.length }))
  }).flat()
}
