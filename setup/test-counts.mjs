// @ts-check
import { readFileSync } from 'node:fs'

/** @typedef {{ passed: number, failed: number }} Tally */

/**
 * What Vitest's JSON report says; undefined when the run did not get far enough to write one.
 * @param {string} file
 * @returns {Tally | undefined}
 */
export function readVitestTally(file) {
  const report = readReport(file)
  return report && { passed: report.numPassedTests, failed: report.numFailedTests }
}

/**
 * @param {string} file
 * @returns {Tally | undefined}
 */
export function readPlaywrightTally(file) {
  const report = readReport(file)
  return report && { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky }
}

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
