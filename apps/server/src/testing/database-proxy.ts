import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { PassThrough, type Transform } from 'node:stream'
import pg from 'pg'

/**
 * A proxy to the database of `url`, closed at first: then connections are refused.
 * @param folder for its socket
 * @param passAnswers what the database sends passes through this stream
 */
export function proxyTo(url: string, folder: string, passAnswers: () => Transform = () => new PassThrough()) {
  const { host, port, user, password, database } = new pg.Client({ connectionString: url })
  const passing = new Set<Socket>()
  const server = createServer((socket) => {
    const onward = host.startsWith('/') ? connect(join(host, `.s.PGSQL.${port}`)) : connect(port, host)
    for (const end of [socket, onward]) passing.add(end.on('error', () => {}))
    socket.pipe(onward).pipe(passAnswers()).pipe(socket)
    socket.on('close', () => onward.destroy())
    onward.on('close', () => socket.destroy())
  })
  const credentials = [user ?? '', password ?? ''].map(encodeURIComponent).join(':')
  return {
    url: `postgresql://${credentials}@/${database}?host=${encodeURIComponent(folder)}&port=5432`,
    open: () => new Promise<void>((resolve) => server.listen(join(folder, '.s.PGSQL.5432'), resolve)),
    shut: () => {
      server.close()
      for (const end of passing) end.destroy()
    },
  }
}
