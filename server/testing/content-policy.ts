/** What a Content-Security-Policy allows, directive by directive. */
export interface ContentPolicy {
  scripts: string[]
  styles: string[]
  objects: string[]
  pictures: string[]
  /** Of every directive that is not about scripts or pictures. */
  others: string[]
  isClosedByDefault: boolean
}

/** Undefined when a directive stands in it twice, or none at all. */
export function parsePolicy(text: string): ContentPolicy | undefined {
  const entries = text.split(';').map((entry) => entry.trim().toLowerCase().split(/\s+/))
  const directives = new Map(entries.map(([name = '', ...sources]) => [name, sources]))
  if (directives.size < entries.length || directives.has('')) return undefined

  const otherwise = directives.get('default-src') ?? ['*']
  const sourcesOf = (name: string) => withoutOverruled(directives.get(name) ?? otherwise)
  const others = [...directives].filter(([name]) => !/^(?:script|img|media)-src$/.test(name))
  return {
    scripts: sourcesOf('script-src'),
    styles: sourcesOf('style-src'),
    objects: sourcesOf('object-src'),
    pictures: [...sourcesOf('img-src'), ...sourcesOf('media-src')],
    others: others.flatMap(([, sources]) => sources),
    isClosedByDefault: otherwise.length === 1 && otherwise[0] === "'none'",
  }
}

/** Browsers that know nonces and hashes do not listen to 'unsafe-inline' beside them. */
function withoutOverruled(sources: string[]) {
  const isStrict = sources.some((source) => /^'(?:nonce|sha\d+)-/.test(source))
  return isStrict ? sources.filter((source) => source !== "'unsafe-inline'") : sources
}
