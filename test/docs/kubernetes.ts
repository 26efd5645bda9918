import * as z from 'zod';

/*
 * The part of the Kubernetes API, batch/v1 and v1, that the manifest uses: a field that is missing, misspelt or of
 * another type is refused, as by `kubectl apply --validate=strict`.
 */

/** A DNS label. */
const name = z.string().regex(/^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$/);
const metadata = z.strictObject({ name });
const quantity = z.string().regex(/^\d+(\.\d+)?(m|[KMGT]i?)?$/);
const resources = z.record(z.enum(['cpu', 'memory', 'storage']), quantity.optional());
const natural = z.number().int().min(1);

const rule = z
  .strictObject({
    action: z.enum(['FailJob', 'FailIndex', 'Ignore', 'Count']),
    onExitCodes: z
      .strictObject({
        containerName: name.optional(),
        operator: z.enum(['In', 'NotIn']),
        values: z.array(z.number().int().min(1).max(255)).min(1),
      })
      .optional(),
    onPodConditions: z
      .array(z.strictObject({ type: z.string(), status: z.enum(['True', 'False', 'Unknown']) }))
      .optional(),
  })
  .refine((one) => Boolean(one.onExitCodes) !== Boolean(one.onPodConditions));

const container = z.strictObject({
  name,
  image: z.string().min(1),
  env: z.array(z.strictObject({ name: z.string().regex(/^[A-Z_]+$/), value: z.string() })),
  command: z.array(z.string()),
  args: z.array(z.string()),
  resources: z.strictObject({ requests: resources, limits: resources }),
  volumeMounts: z.array(
    z.strictObject({
      name,
      mountPath: z.string().startsWith('/'),
      readOnly: z.boolean().optional(),
    }),
  ),
});

const volume = z
  .strictObject({
    name,
    configMap: z.strictObject({ name }).optional(),
    persistentVolumeClaim: z.strictObject({ claimName: name }).optional(),
  })
  .refine((one) => Boolean(one.configMap) !== Boolean(one.persistentVolumeClaim));

export const jobSchema = z.strictObject({
  apiVersion: z.literal('batch/v1'),
  kind: z.literal('Job'),
  metadata,
  spec: z.strictObject({
    completionMode: z.literal('Indexed'),
    /** With an index for each, at most 10^5 completions, and as many in parallel if failures are counted by index. */
    completions: natural.max(100_000),
    parallelism: natural.max(100_000),
    backoffLimitPerIndex: z.number().int().min(0),
    podFailurePolicy: z.strictObject({ rules: z.array(rule).min(1).max(20) }),
    template: z.strictObject({
      spec: z.strictObject({
        /** Both `backoffLimitPerIndex` and `podFailurePolicy` ask for it. */
        restartPolicy: z.literal('Never'),
        terminationGracePeriodSeconds: natural,
        containers: z.array(container).length(1),
        volumes: z.array(volume),
      }),
    }),
  }),
});

export const claimSchema = z.strictObject({
  apiVersion: z.literal('v1'),
  kind: z.literal('PersistentVolumeClaim'),
  metadata,
  spec: z.strictObject({
    accessModes: z.array(z.enum(['ReadWriteOnce', 'ReadOnlyMany', 'ReadWriteMany'])),
    resources: z.strictObject({ requests: resources }),
  }),
});
