export type ToolName = 'age' | 'pgbouncer' | 'nginx' | 'caddy' | 'docker-compose' | 'psql' | 'systemd-analyze'
export function findTool(name: ToolName): { path: string; env: Record<string, string> } | undefined
export function howToInstall(name: ToolName): string
export function bringTools(names: readonly ToolName[], report: (line: string) => void): Promise<void>
