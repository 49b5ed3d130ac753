import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

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
