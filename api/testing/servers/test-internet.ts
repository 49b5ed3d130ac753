import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listenLocally } from './listen-locally.ts'
import { testDns } from './test-dns.ts'

type Site = (request: IncomingMessage, response: ServerResponse) => void

/** Where no address that somebody typed may lead us, however it is written. */
export const hostileUrls = [
  'http://localhost/',
  'http://127.0.0.1/',
  'http://[::1]/',
  'http://169.254.169.254/latest/meta-data',
  'http://10.0.0.5/',
  'http://192.168.1.1/',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://0/',
  'http://224.0.0.1/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:a9fe:a9fe]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[fd00:ec2::254]/',
  'http://[fe80::1]/',
  'http://private.example/',
  'http://half-private.example/',
  'http://private-six.example/',
]

const PUBLIC = '93.184.216.34'

/** Names of the hostile addresses above, and one whose name server first says something harmless. */
const hostileNames = {
  'private.example': { a: ['10.1.2.3'] },
  'half-private.example': { a: [PUBLIC, '127.0.0.1'] },
  'private-six.example': { a: [PUBLIC], aaaa: ['fd00::1'] },
  'changing.example': [{ a: [PUBLIC] }, { a: ['127.0.0.1'] }],
}

/** Serves these sites on this machine, for `testApp`, and records the addresses that were dialled. */
export async function testInternet(sites: Record<string, Site>) {
  const dialled: string[] = []
  const seen: string[] = []
  const server = createServer((request, response) => {
    const host = request.headers.host ?? ''
    seen.push(`${request.method} ${host}${request.url}`)
    const site = sites[host.replace(/:\d+$/, '')]
    if (site) site(request, response)
    else response.writeHead(404).end()
  })
  const port = await listenLocally(server)
  const names = Object.fromEntries(Object.keys(sites).map((host) => [host, { a: [PUBLIC] }]))
  return {
    /** `address:port` of every connection, as it would have been made. */
    dialled,
    /** `METHOD host/path` of every request. */
    seen,
    options: {
      dns: await testDns({ ...names, ...hostileNames }),
      outbound: {
        route: (checked: { address: string; port: number }) => {
          dialled.push(`${checked.address}:${checked.port}`)
          return { address: '127.0.0.1', port }
        },
      },
    },
  }
}

/** A page of HTML. */
export function htmlSite(html: string, type = 'text/html; charset=utf-8'): Site {
  return (_request, response) => void response.writeHead(200, { 'content-type': type }).end(html)
}

export function redirectTo(location: string, status = 302): Site {
  return (_request, response) => void response.writeHead(status, { location }).end()
}
