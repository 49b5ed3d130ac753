import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** These know everybody. Nobody but the process and the tests may import them. */
export const roots = [
  'api/app.ts',
  'api/jobs.ts',
  'api/create-deps.ts',
  'api/openapi.ts',
  'site/app/routes.ts',
  'site/app/root.tsx',
]

/** Installed, or made by a program. */
const NOT_OURS = ['**/node_modules/**', 'site/.react-router/**', 'site/build/**']

export const files = globSync('{contract,content,art,api,site,server}/**/*.{ts,tsx}', { exclude: NOT_OURS }).map(
  (path) => path.replaceAll('\\', '/'),
)
export const productFiles = files.filter((file) => !/\.test\.tsx?$/.test(file) && !file.startsWith('api/testing/'))

export interface Import {
  from: string
  to: string
  isTypeOnly: boolean
}

/** Every import of a file, relative ones and those of the workspaces turned into paths of the repository. */
export function importsOf(file: string): Import[] {
  const source = readFileSync(file, 'utf8')
  const statements = source.matchAll(/^\s*(?:import|export)\s+(type\s)?(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]/gm)
  const dynamic = source.matchAll(/\bimport\(\s*['"]([^'"]+)['"]\s*\)/g)
  return [
    ...[...statements].map(([, type, target = '']) => ({
      from: file,
      to: resolveImport(file, target),
      isTypeOnly: type !== undefined,
    })),
    ...[...dynamic].map(([, target = '']) => ({ from: file, to: resolveImport(file, target), isTypeOnly: false })),
  ]
}

function resolveImport(file: string, target: string) {
  if (target.startsWith('.')) return normalize(join(dirname(file), target)).replaceAll('\\', '/')
  return target.replace(/^@nokshi\//, '')
}

/**
 * The slice or package of a path: `api/leads/routes.ts` is `api/leads`, `contract/leads.ts` is `contract`.
 * CRM and visits are split once more: `api/crm/deals/board.ts` is `api/crm/deals`.
 */
export function homeOf(path: string) {
  const [top = '', second = '', third = ''] = path.split('/')
  // What is said, and the programs that check it and prepare its pictures.
  if (top === 'content' && /^(check|photographs)$/.test(second)) return `content/${second}`
  if (top === 'site' && second !== 'app') return `site/${second}`
  if (top === 'site') return third.includes('.') || third === '' ? 'site' : `site/${third}`
  if (top === 'api' && /^(crm|visits)$/.test(second) && !third.includes('.')) return `api/${second}/${third}`
  if (top === 'api' && second !== '' && !second.includes('.')) return `api/${second}`
  return top
}

/** The folder directly below this one that a file is in. */
export function roomOf(folder: string, path: string) {
  return path.startsWith(`${folder}/`) && path.split('/').length > folder.split('/').length + 1
    ? path.split('/')[folder.split('/').length]
    : undefined
}

export const own = /^(contract|content|art|api|site|server)(\/|$)/
