import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { ImapFlow } from 'imapflow'
import { onTestFinished } from 'vitest'

const USER = 'studio'
const PASSWORD = 'a-mailbox-for-tests'

/** Dovecot on a port of its own, with an empty mailbox in a temporary folder. */
export async function testImap({ hasSent = true } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'imap-'))
  chmodSync(folder, 0o777)
  const port = await freePort()
  const config = join(folder, 'dovecot.conf')
  writeFileSync(config, configuration(folder, port, hasSent))
  let server = await start(config, port)
  onTestFinished(async () => {
    await stop(server)
    rmSync(folder, { recursive: true, force: true })
  })

  async function withClient<Result>(work: (client: ImapFlow) => Promise<Result>) {
    const auth = { user: USER, pass: PASSWORD }
    const client = new ImapFlow({ host: '127.0.0.1', port, secure: false, auth, logger: false })
    client.on('error', () => undefined)
    await client.connect()
    try {
      return await work(client)
    } finally {
      await client.logout()
    }
  }

  return {
    port,
    env: { IMAP_URL: `imap://${USER}:${PASSWORD}@127.0.0.1:${port}` },
    /** Puts mails into a folder, as the mail server of the studio does. */
    deliver: (mails: (string | Buffer)[], path = 'INBOX') =>
      withClient(async (client) => {
        for (const mail of mails) await client.append(path, Buffer.from(mail))
      }),
    /** The flags of every mail in the inbox. */
    listFlags: () =>
      withClient(async (client) => {
        const lock = await client.getMailboxLock('INBOX', { readOnly: true })
        const mails = client.mailbox && client.mailbox.exists > 0 ? await client.fetchAll('1:*', { flags: true }) : []
        lock.release()
        // Recent says only that no other program has opened it before.
        return mails.map(({ flags }) => [...(flags ?? [])].filter((flag) => flag !== '\\Recent'))
      }),
    /** As after a restore of the server: all UIDs mean other mails from now on. */
    renumber() {
      for (const name of readdirSync(join(folder, 'mail')).filter((file) => file.startsWith('dovecot')))
        rmSync(join(folder, 'mail', name), { force: true })
    },
    /** No mail that is in the inbox can be read any more, not even by the server. */
    damage() {
      for (const path of ['new', 'cur'].map((name) => join(folder, 'mail', name)))
        for (const name of readdirSync(path)) chmodSync(join(path, name), 0)
    },
    async goDown() {
      await stop(server)
    },
    async comeUp() {
      server = await start(config, port)
    },
  }
}

function configuration(folder: string, port: number, hasSent: boolean) {
  const { uid, gid } = account()
  return `
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
default_internal_user = ${uid.name}
default_internal_group = ${gid.name}
default_login_user = ${uid.name}
first_valid_uid = 1
mail_uid = ${uid.name}
mail_gid = ${gid.name}
mail_location = maildir:${folder}/mail
mail_max_userip_connections = 100
mmap_disable = yes
passdb {
  driver = static
  args = password=${PASSWORD}
}
userdb {
  driver = static
  args = uid=${uid.name} gid=${gid.name} home=${folder}/home
}
namespace inbox {
  inbox = yes
  mailbox Sent {
    auto = ${hasSent ? 'create' : 'no'}
    special_use = \\Sent
  }
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
`
}

/** Dovecot refuses to run as root alone; elsewhere it runs as whoever tests. */
function account() {
  const ask = (option: string) => execFileSync('id', [option], { encoding: 'utf8' }).trim()
  const isRoot = process.getuid?.() === 0
  return { uid: { name: isRoot ? 'dovecot' : ask('-un') }, gid: { name: isRoot ? 'dovecot' : ask('-gn') } }
}

async function start(config: string, port: number) {
  const path = `${process.env.PATH}:/usr/sbin:/usr/local/sbin`
  const server = spawn('dovecot', ['-F', '-c', config], {
    stdio: 'inherit',
    detached: true,
    env: { ...process.env, PATH: path },
  })
  while (!(await isListening(port))) {
    if (server.exitCode !== null) throw new Error(`Dovecot ended with ${server.exitCode}.`)
    await setTimeout(20)
  }
  return server
}

/** With the processes that serve open connections, as when the machine is gone. */
async function stop(server: ChildProcess) {
  if (server.exitCode !== null || server.signalCode !== null || !server.pid) return
  const ended = new Promise((resolve) => server.once('exit', resolve))
  process.kill(-server.pid, 'SIGKILL')
  await ended
}

function isListening(port: number) {
  return new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    }).on('error', () => resolve(false))
  })
}

function freePort() {
  return new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0))
    })
  })
}
