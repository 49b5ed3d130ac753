import { execFileSync } from 'node:child_process'
import { appendFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Chaos, NotRun } from './scenario.ts'

export interface SmallDisk {
  /** Not a byte more fits on it. */
  fill: () => void
  makeRoom: () => void
  unmount: () => void
}

/** A disk of so many megabytes in place of a folder. */
export function mountSmallDisk({ undo }: Chaos, folder: string, megabytes: number): SmallDisk {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    throw new NotRun('a small disk can only be mounted by root, on Linux')
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'pipe' })
  } catch {
    throw new NotRun('mounting is not allowed here')
  }
  let isMounted = true
  const unmount = () => {
    if (isMounted) execFileSync('umount', ['--lazy', folder], { stdio: 'pipe' })
    isMounted = false
  }
  undo(unmount)
  const ballast = join(folder, 'ballast')
  return { fill: () => fillUp(ballast), makeRoom: () => rmSync(ballast, { force: true }), unmount }
}

/** In ever smaller pieces, until the last byte is taken. */
function fillUp(file: string) {
  for (let size = 1024 * 1024; size >= 1; ) {
    try {
      appendFileSync(file, Buffer.alloc(size))
    } catch {
      size = Math.floor(size / 16)
    }
  }
}
