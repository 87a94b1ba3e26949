/** `No project`, `1 project`, `36 projects`. */
export function countOf(count: number): string {
  if (count === 0) return 'No project'
  return count === 1 ? '1 project' : `${count} projects`
}
