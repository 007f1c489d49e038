/** Server settings by PostgreSQL's names. */
export type ServerSettings = Readonly<Record<string, string>>

/** An acknowledged order survives a power cut: these stay on, whatever a configuration file says. */
const durability: ServerSettings = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' }

/** For two cores and little memory: the file cache of the operating system does the rest. */
const size: ServerSettings = {
  max_connections: '100',
  shared_buffers: '64MB',
  effective_cache_size: '512MB',
  work_mem: '4MB',
  maintenance_work_mem: '32MB',
  max_wal_size: '256MB',
  min_wal_size: '32MB',
  max_worker_processes: '4',
  max_parallel_workers: '2',
  autovacuum_max_workers: '2',
  // Asynchronous reads would keep three more processes in memory for tables that fit into the cache.
  io_method: 'sync',
  // This server has no replicas.
  max_wal_senders: '0',
  max_replication_slots: '0',
  max_logical_replication_workers: '0',
  wal_level: 'minimal',
  random_page_cost: '1.1',
  jit: 'off',
}

/**
 * The log shows why the server stopped, and statements that took longer than any does on a healthy machine. It has no
 * values of statements (`terse`) and no errors, which contain customers' data.
 */
const quietLog: ServerSettings = {
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  log_autovacuum_min_duration: '-1',
  log_min_duration_statement: '1s',
}

/** Only this program uses the database: no TCP, and one socket in a closed folder. */
export function serverSettings(socketFolder: string, version: string, extra: ServerSettings): ServerSettings {
  return {
    listen_addresses: '',
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0600',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...durability,
    ...size,
    ...quietLog,
    // Names the installed binaries, so that a running database of the previous version is restarted after an update.
    'dimsum.binaries': version,
    ...extra,
  }
}

/** Settings as arguments of `postgres`; they override every configuration file. */
export const asArguments = (settings: ServerSettings): string[] =>
  Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
