const permission = (action: string) => [{ action: `admin::lead-desk.${action}`, subject: null }]

/** The rights of the lead desk as the server names them (`src/desk/permissions.ts`). */
export const deskPermissions = {
  read: permission('read'),
  update: permission('update'),
  export: permission('export'),
  subscriptions: permission('subscriptions'),
}
