import { askOnce } from '../load/wire.ts'
import { makeCreator } from '../product/creator.ts'
import { makeInstallation } from '../product/installation.ts'
import { runProduct } from '../product/product.ts'
import { askForPage } from '../product/requests.ts'
import type { Row } from '../row.ts'
import { compare } from './compare.ts'
import { FILE_PATH, startNginx } from './nginx.ts'

/** A hub page as visitors get it: from nginx, which asks the product once a second. */
export const deployed: Row = {
  name: 'deployed',
  async measure(bench) {
    const product = await runProduct(await makeInstallation(bench, 'SQLite'))
    const { username } = await makeCreator(product.url)
    const question = askForPage(`/hub/${username}`)
    const answer = await askOnce(product.port, question)
    const nginx = await startNginx(bench, product.port, answer)
    const figures = await compare(bench, {
      what: 'hub page behind the nginx of deploy/',
      sides: [
        { name: 'nginx and product', server: nginx, question },
        { name: 'nginx, a file', server: nginx, question: askForPage(FILE_PATH) },
      ],
      connections: 64,
      status: 200,
      bar: { atLeast: 0.8 },
    })
    await nginx.stop()
    await product.end('SIGTERM')
    return figures.slice(0, 1)
  },
}
