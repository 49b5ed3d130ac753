// @ts-check
import { spawnSync } from 'node:child_process'
import { existsSync, realpathSync, renameSync } from 'node:fs'
import { canInstall, installDebianPackages } from './debian-packages.mjs'
import { isNewEnough, PRODUCT_NODE_MAJOR, packagedNode, SetupError } from './project.mjs'

/** A Node that cannot run here is moved to this path. */
const disabledNode = `${packagedNode}-aside`

/** The library that the packaged Node needs and a minimal Linux lacks. */
const LIBRARY = 'libatomic1'

/**
 * Makes sure that the packaged Node runs; a minimal Debian lacks a library. npm puts its folder first on the
 * PATH, so one that cannot run would break every `npm start` before our code: it is moved, and tried again at
 * the next start.
 */
export async function requireRunningNode() {
  if (existsSync(disabledNode) && !existsSync(packagedNode)) renameSync(disabledNode, packagedNode)
  if (!existsSync(packagedNode) || isThisProcess(packagedNode)) return
  const first = tryNode(packagedNode)
  if (first.runs) return

  if (first.output.includes('libatomic') && canInstall()) {
    await installDebianPackages([LIBRARY]).catch(() => undefined)
    if (tryNode(packagedNode).runs) return
  }
  renameSync(packagedNode, disabledNode)
  if (isNewEnough()) return
  throw new SetupError(
    [
      `The packaged Node ${PRODUCT_NODE_MAJOR} cannot run on this machine (${first.output}):`,
      `install ${LIBRARY} (on Debian: apt-get install ${LIBRARY}) or Node ${PRODUCT_NODE_MAJOR}, and start again.`,
    ].join(' '),
  )
}

/** @param {string} node */
function isThisProcess(node) {
  return realpathSync(node) === realpathSync(process.execPath)
}

/**
 * Takes 50 ms; skipped where this process runs on it.
 * @param {string} node
 */
function tryNode(node) {
  const { status, stderr, error } = spawnSync(node, ['--version'], { encoding: 'utf8', timeout: 20_000 })
  const [firstLine = ''] = (stderr || error?.message || `it ended with ${status}`).trim().split('\n')
  return { runs: status === 0, output: firstLine }
}
