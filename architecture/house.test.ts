import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { importsOf, productFiles, roots } from './imports.ts'

describe('the house', () => {
  test('lets nobody but the process and the tests import what knows everybody', () => {
    const strays = productFiles
      .filter((file) => !roots.includes(file) && !file.startsWith('server/'))
      .flatMap(importsOf)
      .filter(({ to }) => roots.includes(to))
    expect(strays).toEqual([])
  })

  test('calls addresses that people typed by one way alone', () => {
    const callers = productFiles.filter((file) => {
      if (!/^(api|server)\//.test(file) || file.startsWith('server/testing/')) return false
      const source = readFileSync(file, 'utf8')
      const calls =
        /^import \{[^}]*\b(request|get|connect|createConnection|Agent|Socket)\b[^}]*\} from 'node:(https?|http2|net|tls)'/m
      return calls.test(source) || /(?<![.\w])fetch\(|from '(undici|axios|got|node-fetch)'/.test(source)
    })
    expect(callers.sort()).toEqual([
      'api/platform/outbound.ts',
      // Asks whether this process itself answers, and the API that the operator named.
      'server/http/http-server.ts',
      'server/pages/fetch-api.ts',
      'server/pages/follow-content.ts',
    ])
  })

  test('has no circle of imports, not even of types', () => {
    const imports = new Map(productFiles.map((file) => [file, importsOf(file).map(({ to }) => to)]))
    const done = new Set<string>()
    const circles: string[] = []
    const walk = (file: string, way: string[]) => {
      if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(' -> '))
      if (way.includes(file) || done.has(file)) return
      for (const next of imports.get(file) ?? []) walk(next, [...way, file])
      done.add(file)
    }
    for (const file of productFiles) walk(file, [])
    expect(circles).toEqual([])
  })
})
