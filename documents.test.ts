import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { listAmounts, listQuoted, quoteIn, quoting } from './bench/report/quote.ts'
import { type Report, readReference } from './bench/report/report.ts'

type Versions = Record<string, string>

interface Manifest {
  dependencies?: Versions
  devDependencies?: Versions
  optionalDependencies?: Versions
  overrides?: Versions
}

/** Packages and the workspaces that ask for them, as `package: api, site`. */
function listInstalled() {
  const places = new Map<string, string[]>()
  for (const file of ['package.json', ...globSync('*/package.json', { exclude: ['node_modules'] }).sort()]) {
    const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'))
    const { dependencies, devDependencies, optionalDependencies, overrides } = manifest
    const place = file === 'package.json' ? 'root' : file.replace('/package.json', '')
    for (const name of Object.keys({
      ...dependencies,
      ...devDependencies,
      ...optionalDependencies,
      ...overrides,
    }))
      if (!name.startsWith('@nokshi/')) places.set(name, [...(places.get(name) ?? []), place])
  }
  return [...places].map(([name, where]) => `${name}: ${where.toSorted().join(', ')}`).sort()
}

/** The same out of the table: every package of a line has its first cell, the workspaces its second. */
function listExplained() {
  const lines = readFileSync('docs/dependencies.md', 'utf8').matchAll(/^\| (`[^|]+) \| ([^|]+) \| .+ \|$/gm)
  return [...lines]
    .flatMap(([, packages = '', where = '']) =>
      namesIn(packages).map((name) => `${name}: ${where.split(', ').toSorted().join(', ')}`),
    )
    .sort()
}

/** Whatever stands between back-ticks. */
function namesIn(text: string) {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
}

test('every dependency is explained, where it is asked for, and none that is gone', () => {
  expect(listExplained()).toEqual(listInstalled())
})

test('the newest release of the changelog is the version of the product; what comes next stands above it', () => {
  const headings = [...readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## (.+)$/gm)].map(([, text]) => text)
  const { version }: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'))

  expect(headings[0]).toBe('Unreleased')
  expect(headings[1]?.split(' - ')).toEqual([version, expect.stringMatching(/^\d{4}-\d\d-\d\d$/)])
})

describe('what docs/security.md points to', () => {
  const names = namesIn(readFileSync('docs/security.md', 'utf8'))
  const paths = names.filter((name) =>
    /^[\w.-]+(?:\/[\w.-]+)*\.(?:ts|tsx|md|txt|json|mjs|example)$/.test(name),
  )

  test('is there', () => {
    expect(paths.length).toBeGreaterThan(50)
    expect(paths.filter((path) => !existsSync(path))).toEqual([])
  })
})

describe('figures in documents', () => {
  test.each(quoting.filter((file) => existsSync(file)))('of %s are those of the run that is kept', (file) => {
    const text = readFileSync(file, 'utf8')
    const quoted = listQuoted(text)
    if (quoted.length === 0 && !text.includes('<!-- bench:')) return
    const reference = readReference()

    expect(quoteIn(text, reference)).toBe(text)
    const printed = listAmounts(reference)
    expect(quoted.filter((amount) => !printed.includes(amount))).toEqual([])
  })

  test('come from the rows that a document names', () => {
    const report: Report = {
      at: '2026-11-15T12:00:00.000Z',
      seconds: 500,
      machine: { cores: 2, model: 'Loom', memoryGB: 4, platform: 'linux x64', node: 'v26' },
      rows: [
        { row: 'hub', figures: [{ what: 'hub page', product: 20_000, unit: '/s', bar: { atLeast: 0.8 } }] },
        { row: 'start', figures: [{ what: 'npm start', product: 1.5, unit: 's' }] },
      ],
    }

    const text = quoteIn('Fast.\n<!-- bench: hub -->\nold\n<!-- /bench -->\nSmall.', report)

    expect(text).toContain('| hub page | 20,000/s |  |  | >= 0.8 | met |')
    expect(text).not.toContain('old')
    expect(text).not.toContain('npm start')
    expect(listAmounts(report)).toEqual(['20,000/s', '1.50 s'])
    expect(listQuoted('It takes `1.50 s` and not `4 ms`; `npm start` does it.')).toEqual(['1.50 s', '4 ms'])
  })
})
