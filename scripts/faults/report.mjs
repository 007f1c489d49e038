import { wantedFigures } from './wanted.mjs'

/**
 * @typedef {object} ReportLine
 * @property {string} name
 * @property {Record<string, number | null>} figures null: not reported
 * @property {string} wanted
 * @property {'as wanted' | 'not as wanted' | 'missing'} verdict
 */

const joins = {
  sum: (values) => values.reduce((total, value) => total + value, 0),
  most: (values) => Math.max(...values),
  least: (values) => Math.min(...values),
}

/**
 * Joins the figures of the runs and compares them with their limits.
 * @param {Record<string, number>[]} reported
 * @returns {ReportLine[]}
 */
export function compareFigures(reported) {
  return wantedFigures.map(({ name, of, wanted, holds }) => {
    const figures = Object.fromEntries(
      Object.entries(of).map(([part, join]) => {
        const values = reported.map((figures) => figures[part]).filter((value) => Number.isFinite(value))
        return [part, values.length === 0 ? null : joins[join](values)]
      }),
    )
    const isMissing = Object.values(figures).includes(null)
    const verdict = isMissing ? 'missing' : holds(figures) ? 'as wanted' : 'not as wanted'
    return { name, figures, wanted, verdict }
  })
}

const shown = (value) =>
  value === null ? 'missing' : value.toLocaleString('en-US', { maximumFractionDigits: 1 })

/**
 * One line per figure: mark, name, values, limit.
 * @param {ReportLine[]} lines
 */
export function tableOf(lines) {
  return lines
    .map(({ name, figures, wanted, verdict }) => {
      const mark = { 'as wanted': 'ok     ', 'not as wanted': 'NOT OK ', missing: 'MISSING' }[verdict]
      return `${mark}  ${name}\n         ${Object.values(figures).map(shown).join(' / ')}   (wanted: ${wanted})`
    })
    .join('\n')
}
