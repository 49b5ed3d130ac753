// @ts-check
import { spawnSync } from 'node:child_process'
import { existsSync, realpathSync, renameSync } from 'node:fs'
import { canInstall, installDebianPackages } from './debian-packages.mjs'
import { isNewEnough, PRODUCT_NODE_MAJOR, packagedNode, SetupError } from './project.mjs'

/** Where a Node waits that cannot run here, until it can. */
const aside = `${packagedNode}-aside`

/** What the packaged Node needs beyond what every Linux has. */
const LIBRARY = 'libatomic1'

/**
 * Makes sure that the Node which was installed with the product runs on this machine; a minimal Debian lacks a library
 * of it. npm puts its folder before all others, so one that cannot run would end every `npm start` with the words of the
 * loader, before anything of ours is read: it is put aside, and tried again at the next start.
 */
export async function requireRunningNode() {
  if (existsSync(aside) && !existsSync(packagedNode)) renameSync(aside, packagedNode)
  if (!existsSync(packagedNode) || isThisProcess(packagedNode)) return
  const first = tryNode(packagedNode)
  if (first.runs) return

  if (first.words.includes('libatomic') && canInstall()) {
    await installDebianPackages([LIBRARY]).catch(() => undefined)
    if (tryNode(packagedNode).runs) return
  }
  renameSync(packagedNode, aside)
  if (isNewEnough()) return
  throw new SetupError(
    `The packaged Node ${PRODUCT_NODE_MAJOR} cannot run on this machine (${first.words}): install ${LIBRARY} (on Debian: apt-get install ${LIBRARY}) or Node ${PRODUCT_NODE_MAJOR}, and start again.`,
  )
}

/** @param {string} node */
function isThisProcess(node) {
  return realpathSync(node) === realpathSync(process.execPath)
}

/**
 * Takes a twentieth of a second, and nothing where this very process runs on it.
 * @param {string} node
 */
function tryNode(node) {
  const { status, stderr, error } = spawnSync(node, ['--version'], { encoding: 'utf8', timeout: 20_000 })
  const [firstLine = ''] = (stderr || error?.message || `it ended with ${status}`).trim().split('\n')
  return { runs: status === 0, words: firstLine }
}
