import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')
const listFiles = (pattern: string) => globSync(pattern).map((file) => file.replaceAll('\\', '/'))

const sheets = listFiles('site/app/**/*.css')
const sources = listFiles('site/app/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file))

/** Classes of elements that a package renders: no source of ours names them. */
const foreignClasses = /^reactEasyCrop_/

/** The text of a style sheet without what could be mistaken for a selector. */
function withoutValues(css: string) {
  return css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/"[^"]*"|url\([^)]*\)/g, '')
}

/** Class names in the selectors of a style sheet. */
function definedClasses(css: string) {
  const preludes = [...withoutValues(css).matchAll(/([^{};]+)\{/g)].map(([, prelude = '']) => prelude.trim())
  return preludes
    .filter((prelude) => !prelude.startsWith('@'))
    .flatMap((selector) => [...selector.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name))
}

/** The words of every string; `card-${kind}` becomes `card-*`. */
function wordsOfStrings(source: string) {
  const strings = source
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g)
  return [...strings].flatMap(([, single, double, template]) =>
    (single ?? double ?? template ?? '').replace(/\$\{[^}]*\}/g, '*').split(/\s+/),
  )
}

/** The words of the strings that are given to `className`. */
function appliedClasses(source: string) {
  const attributes = [...source.matchAll(/\bclassName=(?:"[^"]*"|\{)/g)]
  return attributes.flatMap(({ 0: start, index }) => {
    if (!start.endsWith('{')) return wordsOfStrings(start)
    const expression = source.slice(index + start.length, endOfBraces(source, index + start.length))
    return wordsOfStrings(expression.replace(/===? '[^']*'/g, ''))
  })
}

/** Where the brace that was opened before `from` is closed. */
function endOfBraces(source: string, from: number) {
  let depth = 1
  let at = from
  while (depth > 0 && at < source.length) {
    if (source[at] === '{') depth++
    if (source[at] === '}') depth--
    at++
  }
  return at - 1
}

describe('a style sheet', () => {
  test('is imported by a file beside it, unless it is one of ui/', () => {
    const imports = [...sources, ...sheets].flatMap((file) =>
      [...read(file).matchAll(/(?:import|from) ['"](\.[^'"]+\.css)/g)].map(([, target = '']) => ({
        from: dirname(file),
        to: normalize(join(dirname(file), target)).replaceAll('\\', '/'),
      })),
    )
    const strays = sheets.filter(
      (sheet) =>
        !sheet.startsWith('site/app/ui/') &&
        !imports.some(({ from, to }) => to === sheet && from === dirname(sheet)),
    )
    expect(strays).toEqual([])
  })

  test('defines no class that nothing uses', () => {
    const words = new Set(sources.flatMap((file) => wordsOfStrings(read(file))))
    const composed = sources
      .flatMap((file) => appliedClasses(read(file)))
      .filter((word) => /.-\*$/.test(word))
    const starts = composed.map((word) => word.slice(0, -1))
    const isUsed = (name: string) => words.has(name) || starts.some((start) => name.startsWith(start))
    const unused = sheets.flatMap((sheet) =>
      [...new Set(definedClasses(read(sheet)))]
        .filter((name) => !isUsed(name) && !foreignClasses.test(name))
        .map((name) => `${basename(sheet)}: .${name}`),
    )
    expect(unused).toEqual([])
  })

  test('uses logical properties, so that it can be mirrored', () => {
    const physical =
      /^\s*(?:(?:margin|padding|border)-(?:top|right|bottom|left)\b|(?:min-|max-)?(?:width|height):)/m
    expect(sheets.filter((sheet) => physical.test(withoutValues(read(sheet))))).toEqual([])
  })

  test('does not ask for a direction by :dir(), which the build turns into a question for the language', () => {
    expect(sheets.filter((sheet) => /:dir\(/.test(read(sheet)))).toEqual([])
  })
})

test('a component uses no class that no style sheet defines', () => {
  const defined = new Set(sheets.flatMap((sheet) => definedClasses(read(sheet))))
  const unknown = sources.flatMap((file) =>
    appliedClasses(read(file))
      .filter((word) => /^[a-z][\w-]*$/.test(word) && !defined.has(word))
      .map((word) => `${file}: ${word}`),
  )
  expect(unknown).toEqual([])
})
