/**
 * @param {readonly number[]} values at least one
 * @returns {number}
 */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.floor((sorted.length - 1) / 2)]
  if (upper === undefined || lower === undefined) throw new Error('the median of nothing')
  return (lower + upper) / 2
}

/** @param {readonly number[]} values */
export function sum(values) {
  return values.reduce((total, value) => total + value, 0)
}

/** @param {number} bytes 1 KB is 1000 bytes */
export function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} KB`
}

/** @param {number} bytes 1 MB is 1,000,000 bytes */
export function megabytes(bytes) {
  return `${Math.round(bytes / 1_000_000)} MB`
}

/** @param {number} milliseconds */
export function ms(milliseconds) {
  return `${Math.round(milliseconds)} ms`
}

/**
 * @param {readonly number[]} values
 * @param {number} share of the values that are not larger than the result
 */
export function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
