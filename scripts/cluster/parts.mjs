import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin']
const programs = ['patroni', 'etcd', 'haproxy', 'pgbouncer', 'pgbackrest', 'setpriv', 'ip']
const packages =
  'patroni etcd-server etcd-client haproxy pgbouncer pgbackrest postgresql python3-etcd iproute2'

/** What to do before a cluster can be started here; undefined when it can. @returns {string | undefined} */
export function missingParts() {
  const absent = programs.filter((name) => !folders.some((folder) => existsSync(join(folder, name))))
  if (!existsSync('/usr/lib/postgresql')) absent.push('postgresql')
  if (absent.length > 0)
    return `Not found: ${absent.join(', ')}. Install them (Debian): sudo apt-get install -y --no-install-recommends ${packages}`
  if (process.getuid?.() !== 0)
    return 'Network namespaces need root: run it with sudo, or in a machine of its own.'
  return undefined
}
